import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAsking, useAskStep } from './asking.tsx';
import { firstAnswer, keyedAnswers, mainAnswer, nextByArrow, passIn, writeKeys } from './open-answers.ts';
import './question.css';

/**
 * Makes an element the place of a question: it begins at its top, its first answer has the focus, answers have keys.
 * The question is new whenever its name is.
 */
export function useQuestion(panel: RefObject<HTMLElement | null>, name: string): void {
  const asking = useAsking();
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    if (!asking) return undefined;
    asking.panel = panel.current;
    return () => {
      asking.panel = null;
    };
  }, [asking, panel]);
  useAskStep(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins at its top.
  useEffect(() => {
    panel.current?.closest('[data-scrolls]')?.scrollTo({ top: 0 });
    isFocusDue.current = true;
    if (panel.current) settle(panel.current, isFocusDue);
  }, [panel, name]);
  useEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    // Widgets come when they have been loaded, and open and close within a question.
    const watch = new MutationObserver(() => settle(current, isFocusDue));
    watch.observe(current, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'aria-disabled', 'data-answer', 'class'],
    });
    return () => watch.disconnect();
  }, [panel]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (panel.current && pressKey(panel.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel]);
}

function settle(panel: HTMLElement, isFocusDue: { current: boolean }): void {
  writeKeys(panel);
  if (!isFocusDue.current) return;
  const first = firstAnswer(panel);
  if (!first) return;
  isFocusDue.current = false;
  if (isFree(panel)) first.focus({ preventScroll: true });
}

/** Whoever writes, reads a dialog or works on the board keeps the focus. */
function isFree(panel: HTMLElement): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || panel.contains(activeElement);
}

/** Whether the key gave an answer or went to one. */
function pressKey(panel: HTMLElement, event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog, svg')) return false;
  const next = panel.contains(target) ? nextByArrow(panel, target, key) : undefined;
  if (next) {
    next.focus();
    return true;
  }
  const answer = answerOfKey(panel, key, target);
  if (!answer || event.repeat) return false;
  answer.focus();
  answer.click();
  return true;
}

function answerOfKey(panel: HTMLElement, key: string, target: Element): HTMLElement | null | undefined {
  if (key === '0') return passIn(panel);
  if (/^[1-9]$/.test(key)) return keyedAnswers(panel)[Number(key) - 1];
  return key === 'Enter' && target === document.body ? mainAnswer(panel) : undefined;
}
