import { useEffect, useState } from 'react';

const everyMs = 30_000;

/**
 * Local time of the machine, precise enough for relative times: the console has no site manifest with a
 * server time.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
