import { useEffect, useState } from 'react';
import { serverNow } from '../../graphql/server-clock';
import { relativeTime } from './relative-time';
import { showInstant } from './show-time';

const EVERY_MS = 30_000;

/** A live relative time; the tooltip shows the exact minute. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={showInstant(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
