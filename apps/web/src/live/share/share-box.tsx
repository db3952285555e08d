import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { siteOrigin } from '../../app/site-base.ts';
import { ShareLink } from './share-link.tsx';
import { useWords } from './text/words.ts';
import { useReach } from './use-reach.ts';
import './share-box.css';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

interface ShareBoxProps {
  readonly label: string;
  readonly text?: string;
  /** The link, from what addresses of the page begin with. */
  readonly addressAt: (origin: string) => string;
  /** Who can open it is said elsewhere on the page. */
  readonly isBrief?: boolean;
}

/** A link to give away, as text and as a QR code, and who can open it. */
export function ShareBox({ label, text, addressAt, isBrief = false }: ShareBoxProps) {
  const say = useWords();
  const reach = useReach();
  if (!reach) return null;
  const link = text === undefined ? {} : { text };
  if (reach.kind === 'machine') {
    return (
      <>
        <ShareLink label={label} address={addressAt(siteOrigin())} {...link} />
        {!isBrief && <MachineNote />}
      </>
    );
  }
  const address = addressAt(reach.origin);
  return (
    <>
      <ShareLink label={label} address={address} {...link} />
      <div className="share-code" data-reach="network">
        <Suspense fallback={null}>
          <QrCode text={address} label={say('codeOf', { label })} />
        </Suspense>
        <p className="soft share-code-words">{say(reach.origin === siteOrigin() ? 'scan' : 'scanNetwork')}</p>
      </div>
    </>
  );
}

/** How a game on this machine is shared with others. */
function MachineNote() {
  const say = useWords();
  return (
    <div className="share-note" data-reach="machine">
      <p>
        <strong>{say('machineOnly')}</strong> {say('howToShare')}
      </p>
      <p>
        <code>npm start -- --share</code>
      </p>
      <p className="soft">{say('gamesStay')}</p>
    </div>
  );
}
