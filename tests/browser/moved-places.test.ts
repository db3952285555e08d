import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';

const site = liveSite();

/** Shuffles a list as Preact does, each place changed and then moved; says how many do not look as they should. */
function countOldLooks(): Promise<number> {
  document.body.innerHTML = `<style>
      ol { display: flex; }
      ol > [data-on="yes"] { flex-shrink: 0; }
      [data-on="yes"] > b { outline: 2px solid red; }
      [data-on="yes"] > b i { color: rgb(1, 2, 3); }
      ol > li:not([data-on="yes"]) > b { padding: 2px; }
      ol > li:not([data-on="yes"]) i { display: none; }
    </style><ol>${'<li><b>place <i>name</i></b></li>'.repeat(6)}</ol>`;
  const list = document.querySelector('ol') as HTMLOListElement & {
    moveBefore: (node: Node, child: Node | null) => void;
  };
  const lookOf = (place: Element) => {
    const [outer, inner] = [place.querySelector('b')!, place.querySelector('i')!].map((each) =>
      getComputedStyle(each),
    );
    return [outer!.outlineStyle, outer!.paddingTop, inner!.display, inner!.color].join();
  };
  const rest = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  const shuffle = async (turn: number): Promise<number> => {
    for (let moved = 0; moved < 6; moved++) {
      const place = list.children[5 - ((turn + moved) % 6)]!;
      place.setAttribute('data-on', (turn + moved) % 3 === 0 ? 'yes' : 'no');
      list.moveBefore(place, list.firstChild);
    }
    await rest();
    const shown = [...list.children].map(lookOf);
    const copy = list.cloneNode(true) as Element;
    document.body.append(copy);
    const right = [...copy.children].map(lookOf);
    copy.remove();
    return shown.filter((look, place) => look !== right[place]).length;
  };
  return Array.from({ length: 40 }, (_, turn) => turn).reduce(
    async (old, turn) => (await old) + (await shuffle(turn)),
    Promise.resolve(0),
  );
}

test('a place of a list that is changed and moved at once looks as it should', async () => {
  const me = await site.person();
  await me.page.goto(site.url);
  await me.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await me.page.evaluate(countOldLooks)).toBe(0);
  expect(me.faults).toEqual([]);
  await me.close();
});
