import type { MemberId } from '@croupier/contracts';
import { paymentTable } from '../../testing/payment-table.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { payClosedDay } from './index.ts';

test('a day is paid once its time has come; a member who cannot be paid does not keep the others waiting, and is tried again', async () => {
  const { core, ...table } = await paymentTable();
  const [first, second, away] = [
    await table.newMember('0'),
    await table.newMember('0'),
    await table.newMember('0'),
  ];
  const brand = await createBrands(core, { live: createLive(core) }).byCode('padma');
  if (!brand) throw new Error('the demo brand is missing');
  // 03:59 in Dhaka.
  core.clock.set('2027-02-28T21:59:00Z');
  const paid: MemberId[] = [];
  let isBroken = true;
  const run = () =>
    payClosedDay(
      core,
      {
        reports: { catchUpAll: async () => undefined },
        protection: { isAway: async ({ id }) => id === away.id },
      },
      {
        ...{ brand, payAt: '04:00', runs: 'rebate_run' },
        earnersAt: async () => [first.id, away.id, second.id],
        async pay(member) {
          if (member === first.id && isBroken) throw new Error('the booking failed');
          paid.push(member);
        },
      },
    );
  await run();
  expect(paid).toEqual([]);
  core.clock.advance(60_000);
  await run();
  expect(paid).toEqual([second.id]);
  isBroken = false;
  await run();
  expect(paid).toEqual([second.id, first.id, second.id]);
  await run();
  expect(paid).toHaveLength(3);
});
