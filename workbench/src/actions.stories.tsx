import { Button, ButtonLink, useToast } from '@croupier/ui';
import { CopyButton, PrintButton, ShareButton } from '@croupier/ui/copy-button';
import { Menu } from '@croupier/ui/menu';
import { NearLinks } from '@croupier/ui/near-links';
import { Popover } from '@croupier/ui/popover';
import { Tooltip } from '@croupier/ui/tooltip';
import { Tour } from '@croupier/ui/tour';
import { useId } from 'react';
import styles from './actions.module.css';

export default { title: 'Actions' };

export const Variants = () => (
  <>
    <Button variant="primary">Place bet</Button>
    <Button>Add to slip</Button>
    <Button variant="quiet">Cancel</Button>
    <Button variant="danger">Close my account</Button>
  </>
);

export const Sizes = () => (
  <>
    <Button size="s">Small</Button>
    <Button>Medium</Button>
    <Button size="l">Large</Button>
  </>
);

export const LinksToWhatIsNear = () => (
  <NearLinks
    title="Did you mean"
    links={[
      { to: '/rng', name: 'Slots' },
      { to: '/live', name: 'Live casino' },
      { to: '/lottery', name: 'Lottery' },
    ]}
  />
);

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const States = () => (
  <>
    {variants.map((variant) => (
      <div key={variant} className={styles.row}>
        <Button variant={variant} icon="deposit">
          Deposit
        </Button>
        <Button variant={variant} isBusy>
          Deposit
        </Button>
        <Button variant={variant} icon="deposit" disabled>
          Deposit
        </Button>
        <Button variant={variant} icon="close" aria-label="Close" />
      </div>
    ))}
  </>
);

export const LongTexts = () => (
  <div className={styles.narrow}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} icon="ticket">
        Confirmar la apuesta de 12 líneas en el sorteo de las 18:30
      </Button>
    ))}
    <Button>আমার সব টিকিটের ফলাফল একসঙ্গে দেখান</Button>
    <Button icon="logout">تسجيل الخروج من جميع الأجهزة الأخرى</Button>
  </div>
);

export const Links = () => (
  <>
    <ButtonLink to="/lottery" variant="primary">
      To the lottery
    </ButtonLink>
    <ButtonLink to="/promotions">Promotions</ButtonLink>
    <ButtonLink to="/help" variant="quiet" icon="info">
      Help
    </ButtonLink>
    <a href="/help">A link in a text</a>
  </>
);

export const Copying = () => (
  <>
    <CopyButton text="KARIM2026" what="Affiliate code" />
    <CopyButton isSmall text="0012 3456" what="Account" />
  </>
);

export const SharingAndPrinting = () => (
  <>
    <ShareButton
      link="https://padma.example/lottery"
      text="A draw for you"
      what="Link of the draw"
    />
    <div data-printable="">
      Ticket 20261123-001 <PrintButton what="ticket 20261123-001" />
    </div>
  </>
);

export const Toasts = () => {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ text: 'Your draw starts in a minute.' })}>Neutral</Button>
      <Button onClick={() => toast({ tone: 'positive', text: 'Deposit received.' })}>
        Positive
      </Button>
      <Button onClick={() => toast({ tone: 'warning', text: 'The price has changed.' })}>
        Warning
      </Button>
      <Button onClick={() => toast({ tone: 'negative', text: 'The draw is closed.' })}>
        Negative
      </Button>
    </>
  );
};

export const MenuOfActions = () => (
  <Menu
    label="Share the link"
    opener={{ icon: 'external', children: 'Share' }}
    items={[
      { id: 'copy', label: 'Copy', icon: 'copy' },
      { id: 'chat', label: 'Send to a friend', icon: 'chat' },
      { id: 'mail', label: 'Email', href: 'mailto:?body=Hello' },
    ]}
  />
);

export const MenuOfLongTexts = () => (
  <Menu
    label="Share the link"
    opener={{ children: 'Compartir' }}
    items={[
      { id: 'copy', label: 'Copiar el enlace con mi código de afiliado', icon: 'copy' },
      { id: 'chat', label: 'সব বন্ধুকে একসঙ্গে পাঠান', icon: 'chat' },
      { id: 'mail', label: 'أرسله بالبريد الإلكتروني', icon: 'mail' },
    ]}
  />
);

export const PopoverBesideAButton = () => {
  const id = useId();
  return (
    <Popover id={id} label="How it is drawn" opener={{ icon: 'info', children: 'How it is drawn' }}>
      <p>The seed was committed to before the first bet.</p>
      <Button popoverTarget={id} popoverTargetAction="hide">
        Understood
      </Button>
    </Popover>
  );
};

export const TooltipOfAnElement = () => (
  <Tooltip text="Stakes less wins">{(inputProps) => <Button {...inputProps}>Net</Button>}</Tooltip>
);

export const Introduction = () => (
  <Tour
    title="Your first two steps"
    steps={[
      { action: <ButtonLink to="/rng">Play</ButtonLink>, text: 'Pick a game.' },
      {
        action: <Button icon="shield">Set a limit</Button>,
        text: 'Decide what you spend at most.',
      },
    ]}
    onClose={() => undefined}
  />
);
