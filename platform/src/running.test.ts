import { livePath } from '@croupier/contracts';
import { createApp } from './app.ts';
import { seedBrands } from './demo/brands.ts';
import { run } from './running.ts';
import { builtPages, testFolder } from './testing/built-folders.ts';
import { closing, testCore } from './testing/index.ts';

test('draining ends open streams and finishes requests in flight, and then the port is closed', async () => {
  const core = await testCore({
    config: { port: 0, host: '127.0.0.1', dataDir: await testFolder(), ...(await builtPages()) },
  });
  const app = await createApp(core);
  await seedBrands(app.modules);
  const [underWay, released] = [aGate(), aGate()];
  app.http.get('/slow', async () => {
    underWay.open();
    await released.opened;
    return 'finished';
  });
  const running = await run(core, app);
  closing(() => running.drain().catch(() => undefined));

  const stream = await fetch(`${running.address}${livePath}`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const slow = fetch(`${running.address}/slow`);
  await underWay.opened;
  const drained = running.drain();
  expect(await stream.text()).toContain('retry:');
  released.open();
  await drained;

  expect(await (await slow).text()).toBe('finished');
  await expect(fetch(`${running.address}/wps/system/status`)).rejects.toThrow();
  await expect(core.db.read.selectFrom('brands').select('code').execute()).rejects.toThrow();
});

test('the site answers while its jobs wait for the work before them, and a failure of that work does not stop them', async () => {
  const core = await testCore({
    config: { port: 0, host: '127.0.0.1', dataDir: await testFolder(), ...(await builtPages()) },
  });
  const [prepared, worked] = [aGate(), aGate()];
  const done: string[] = [];
  const probe = async () => {
    done.push('job');
    worked.open();
  };
  const app = await createApp(core);
  await seedBrands(app.modules);
  const jobs = [{ name: 'probe', everyMs: 5, run: probe }];
  const running = await run(core, { ...app, jobs }, { beforeJobs });
  closing(() => {
    prepared.open();
    return running.drain().catch(() => undefined);
  });
  expect((await fetch(`${running.address}/wps/system/status`)).ok).toBe(true);
  prepared.open();
  await worked.opened;
  expect(done.slice(0, 2)).toEqual(['work', 'job']);

  async function beforeJobs(): Promise<void> {
    await prepared.opened;
    done.push('work');
    throw new Error('the work fails');
  }
});

/** A promise that the test resolves. */
function aGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('a process for jobs only does not listen', async () => {
  const core = await testCore({
    config: { roles: ['jobs'], port: 0, dataDir: await testFolder() },
  });
  const running = await run(core, await createApp(core));
  expect(running.address).toBeNull();
  await running.drain();
});
