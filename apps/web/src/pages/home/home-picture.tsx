/** Stars are strewn once, by hand of a small generator, and look the same on every visit. */
const stars = Array.from({ length: 90 }, (_, index) => {
  const x = (index * 7919) % 797;
  const y = (index * 104_729) % 517;
  const size = index % 7 === 0 ? 1.8 : index % 3 === 0 ? 1.2 : 0.7;
  return `M${x} ${y}h${size}v${size}h${-size}z`;
}).join('');

const rocks = [
  'M300 92l34-14 38 12 18 30-12 32-40 14-36-16-12-30z',
  'M508 268l30-22 40 6 22 28-8 36-34 20-40-14-14-30z',
  'M196 330l22-18 34 4 12 26-18 28-34 2-18-20z',
] as const;

/** The first page's own picture: a moment of a game, seen from above. */
export function HomePicture({ title }: { readonly title: string }) {
  return (
    <svg className="home-picture" viewBox="0 0 800 520" role="img" aria-label={title}>
      <rect className="home-picture-space" width="800" height="520" />
      <path className="home-picture-stars" d={stars} />
      <path
        className="home-picture-grid"
        d="M124 20v480M228 20v480M332 20v480M436 20v480M540 20v480M644 20v480M20 124h760M20 228h760M20 332h760M20 436h760"
      />
      <path className="home-picture-zone" d="M20 20h760v64H20zM20 436h760v64H20z" />
      <rect className="home-picture-edge" x="20" y="20" width="760" height="480" rx="4" />
      {rocks.map((rock) => (
        <path key={rock} className="home-picture-rock" d={rock} />
      ))}
      <g className="home-picture-crater">
        <circle cx="346" cy="112" r="9" />
        <circle cx="366" cy="136" r="6" />
        <circle cx="552" cy="282" r="10" />
        <circle cx="572" cy="306" r="7" />
        <circle cx="228" cy="342" r="7" />
      </g>
      <Fire />
      <path
        className="home-picture-template"
        d="M620 452v-58a62 62 0 0 0-62-62h-12v28h12a34 34 0 0 1 34 34v58z"
        transform="translate(50 6)"
      />
      <path className="home-picture-way" d="M656 452v-52a48 48 0 0 0-48-48h-50" />
      <Fighter side={0} at={[330, 388]} heading={18} />
      <Fighter side={0} at={[656, 466]} heading={0} />
      <Fighter side={0} at={[148, 452]} heading={8} />
      <Fighter side={1} at={[452, 132]} heading={205} />
      <Fighter side={1} at={[584, 104]} heading={190} />
      <Fighter side={1} at={[220, 74]} heading={170} />
      <line className="home-picture-line" x1="342" y1="352" x2="440" y2="164" />
      <circle className="home-picture-token" cx="376" cy="414" r="9" />
      <path className="home-picture-face" d="M372 414a4 4 0 1 0 8 0 4 4 0 1 0-8 0" strokeWidth="1.5" />
      <Dice />
      <Dial />
    </svg>
  );
}

/** The firing arc of the fighter in front, with its three ranges. */
function Fire() {
  return (
    <g transform="translate(342 351) rotate(18)">
      <path className="home-picture-fire" d="M0 0L-172 -172A243 243 0 0 1 172 -172Z" />
      <path className="home-picture-band" d="M-57 -57A81 81 0 0 1 57 -57M-115 -115A162 162 0 0 1 115 -115" />
    </g>
  );
}

interface FighterProps {
  readonly side: 0 | 1;
  readonly at: readonly [number, number];
  readonly heading: number;
}

function Fighter({ side, at: [x, y], heading }: FighterProps) {
  return (
    <g className={`home-picture-side-${side}`} transform={`translate(${x} ${y}) rotate(${heading})`}>
      <rect className="home-picture-base" x="-36" y="-36" width="72" height="72" rx="5" />
      <path className="home-picture-arc" d="M-36 -36L0 0L36 -36" />
      {side === 0 ? (
        <>
          <path
            className="home-picture-hull"
            d="M0 -33l4 14 3 16 3 4 18 7v5l-18-1-2 10h-16l-2-10-18 1v-5l18-7 3-4 3-16z"
          />
          <path
            className="home-picture-trim"
            d="M-29 -6h2.5v16h-2.5zM26.5 -6h2.5v16h-2.5zM-3 -6h6l2 9h-10zM-7 22h5v6h-5zM2 22h5v6h-5z"
          />
        </>
      ) : (
        <>
          <path
            className="home-picture-hull"
            d="M-27 -24h6v19l11-2a10 10 0 0 1 20 0l11 2v-19h6v48h-6v-19l-11 2a10 10 0 0 1-20 0l-11-2v19h-6z"
          />
          <circle className="home-picture-trim" r="6" />
        </>
      )}
    </g>
  );
}

function Dice() {
  return (
    <g>
      <g transform="translate(706 196) rotate(-12)">
        <path className="home-picture-red" d="M0 -30l26 15v30l-26 15-26-15v-30z" />
        <path className="home-picture-face" d="M0 -14l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
      </g>
      <g transform="translate(742 252) rotate(16)">
        <path className="home-picture-red" d="M0 -30l26 15v30l-26 15-26-15v-30z" />
        <path
          className="home-picture-face"
          d="M-13 0a13 8 0 0 1 26 0a13 8 0 0 1-26 0M-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
        />
      </g>
      <g transform="translate(684 262) rotate(4)">
        <path className="home-picture-green" d="M0 -30l26 15v30l-26 15-26-15v-30z" />
        <path className="home-picture-face" d="M-12 8c0-16 14-22 22-14M10 -6l0 -9M10 -6l-9 1" />
      </g>
    </g>
  );
}

/** A manoeuvre dial, the chosen bank on top. */
function Dial() {
  return (
    <g transform="translate(72 232)">
      <circle className="home-picture-dial" r="46" />
      <circle className="home-picture-dial" r="13" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          className={turn === 0 ? 'home-picture-slot home-picture-slot-chosen' : 'home-picture-slot'}
          transform={`rotate(${turn}) translate(0 -29)`}
          d={turn % 120 === 0 ? 'M-5 9v-6c0-6 3-9 9-11M-1 -9l6 0 0 6' : 'M0 9v-17M-5 -3l5-6 5 6'}
        />
      ))}
    </g>
  );
}
