import { Button, Dialog, Drawer, TextInput } from '@croupier/ui';
import { useState } from 'react';

export default { title: 'Windows' };

const sizes = ['s', 'm', 'l', 'full'] as const;

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

export const DrawerFromTheEnd = () => {
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
