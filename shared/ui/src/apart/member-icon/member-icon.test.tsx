import { memberIcons } from '@croupier/contracts';
import { renderInHost } from '@croupier/ui/testing';
import { MemberIcon } from './member-icon.tsx';

async function drawn(name: string) {
  const { container } = await renderInHost(
    memberIcons.map((icon) => <MemberIcon key={icon} icon={icon} name={name} />),
  );
  return [...container.querySelectorAll('svg')];
}

test('all pictures differ, and each is hidden from screen readers next to the name', async () => {
  const icons = await drawn('rahim');
  expect(icons).toHaveLength(memberIcons.length);
  expect(new Set(icons.map((icon) => icon.querySelector('path')?.getAttribute('d'))).size).toBe(
    memberIcons.length,
  );
  for (const icon of icons) expect(icon).toHaveAttribute('aria-hidden', 'true');
});

test('a member always has the same colours, different members have different colours', async () => {
  const grounds: (string | null | undefined)[] = [];
  for (const name of ['rahim', 'rahim', 'karim', 'lucia', 'nadia', 'omar'])
    grounds.push((await drawn(name))[0]?.querySelector('rect')?.getAttribute('fill'));
  expect(grounds[0]).toBe(grounds[1]);
  expect(new Set(grounds).size).toBeGreaterThan(1);
});
