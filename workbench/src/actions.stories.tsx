import { Button, ButtonLink, useToast } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { Menu } from '@croupier/ui/menu';
import { Popover } from '@croupier/ui/popover';
import { Tooltip } from '@croupier/ui/tooltip';
import { useId } from 'react';

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

export const States = () => (
  <>
    <Button variant="primary" isBusy>
      Place bet
    </Button>
    <Button disabled>Deposit</Button>
    <Button icon="deposit">Deposit</Button>
    <Button icon="close" aria-label="Close" />
  </>
);

export const Links = () => (
  <>
    <ButtonLink to="/lottery" variant="primary">
      To the lottery
    </ButtonLink>
    <a href="/help">Help</a>
  </>
);

export const Copying = () => (
  <>
    <CopyButton text="KARIM2026" what="Affiliate code" />
    <CopyButton isSmall text="0012 3456" what="Account" />
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
  <Tooltip text="Stakes less wins">{(wires) => <Button {...wires}>Net</Button>}</Tooltip>
);
