import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The time of this machine, as fine as one needs it to say how long ago something was: no site gives its own. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
