/** What every page of the site is given. */
export interface PageProps {
  /** The parts of the path after the page's own name: `/replay/abc` gives `['abc']`. */
  readonly parts: readonly string[];
}
