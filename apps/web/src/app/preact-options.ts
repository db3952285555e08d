import { options } from 'preact';

// Preact lets effects wait for the next frame. A key pressed or a click made within that frame would find no
// listener, focus or layer of what the page already shows: effects run before the next event instead.
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects);

// Preact writes attributes of SVG as they are spelt, and there `tabIndex` means nothing: pieces could not be
// reached by keys.
const before = { ...options };
options.vnode = (node) => {
  before.vnode?.(node);
  const props: Record<string, unknown> = node.props;
  if (typeof node.type !== 'string' || !('tabIndex' in props)) return;
  props.tabindex = props.tabIndex;
  delete props.tabIndex;
};

interface Movable {
  moveBefore?: (node: Node, child: Node | null) => void;
}

// Preact moves the places of a list with `moveBefore`, which keeps focus and animations. Chromium then forgets
// that the look of a place was to be worked out anew because its attributes had changed: it is asked for before.
const elements: Movable = Element.prototype;
const { moveBefore } = elements;
if (moveBefore) {
  elements.moveBefore = function moveWithLook(this: Element, node, child) {
    if (node instanceof Element) getComputedStyle(node).getPropertyValue('color');
    moveBefore.call(this, node, child);
  };
}
