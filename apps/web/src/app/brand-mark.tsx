/** Our own mark: a fighter that leaves its ring. */
export function BrandMark() {
  return (
    <svg className="frame-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="frame-mark-ring" d="M23.5 6.2a12 12 0 1 1-15 0" />
      <path
        className="frame-mark-ship"
        d="M16 2l2.2 9.5 1 3.2 7.3 5.6v2.4l-7.6-1.8-1 3.6h-3.8l-1-3.6-7.6 1.8v-2.4l7.3-5.6 1-3.2z"
      />
    </svg>
  );
}
