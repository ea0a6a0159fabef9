import { Button, Dialog, Drawer, Skeleton, TextInput } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';

export default { title: 'Windows' };

const sizes = ['xs', 's', 'm', 'l', 'full'] as const;

export const DialogOfEachSize = () => {
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null);
  return (
    <>
      {sizes.map((one) => (
        <Button key={one} onClick={() => setSize(one)}>
          {one}
        </Button>
      ))}
      <Dialog
        isOpen={size !== null}
        size={size ?? 'm'}
        title="Confirm the bet"
        onClose={() => setSize(null)}
        footer={
          <Button variant="primary" data-default onClick={() => setSize(null)}>
            Place bet
          </Button>
        }
      >
        <TextInput label="Note" name="note" />
      </Dialog>
    </>
  );
};

export const DialogThatOnlyTells = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What is new</Button>
      <Dialog isOpen={isOpen} size="s" title="What is new" onClose={() => setOpen(false)}>
        <p>Draws of every minute have come back.</p>
      </Dialog>
    </>
  );
};

export const DialogOfMuchText = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms</Button>
      <Dialog
        isOpen={isOpen}
        title="Términos y condiciones generales de la promoción de bienvenida"
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button variant="primary" data-default onClick={() => setOpen(false)}>
              I accept
            </Button>
          </>
        }
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            {index + 1}. A bonus is played with before it can be paid out, and a stake counts once
            it is settled.
          </p>
        ))}
      </Dialog>
    </>
  );
};

export const DialogThatConfirms = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel request</Button>
      {isOpen && (
        <ConfirmDialog
          title="Cancel this request?"
          confirm="Cancel request"
          isDanger
          isBusy={false}
          error={null}
          onConfirm={close}
          onClose={close}
        >
          The amount is not credited.
        </ConfirmDialog>
      )}
    </>
  );
};

export const DialogOnItsWay = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} isWaiting title="Messages" onClose={() => setOpen(false)}>
        <Skeleton height={44} lines={4} />
      </Dialog>
    </>
  );
};

export const DialogThatOnlyAButtonEnds = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reality check</Button>
      <Dialog
        isOpen={isOpen}
        isDismissible={false}
        title="You have played for an hour"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Go on playing</Button>}
      >
        <p>You have lost ৳120.00 in this time.</p>
      </Dialog>
    </>
  );
};

export const DrawerFromTheStart = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer isOpen={isOpen} title="Menu" onClose={() => setOpen(false)}>
        <p>Games, lottery, promotions.</p>
      </Drawer>
    </>
  );
};
