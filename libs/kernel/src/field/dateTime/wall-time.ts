const parts = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = parts.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  parts.set(timeZone, made);
  return made;
};

/** How many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
const ahead = (moment: Date, timeZone: string): number => {
  const at = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const number = (name: string): number => Number(at[name]);
  const wall = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return wall - Math.floor(moment.getTime() / 1000) * 1000;
};

const offsetText = (milliseconds: number): string => {
  const minutes = Math.abs(Math.round(milliseconds / 60_000));
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};

/** What clocks in the time zone show at an ISO moment, "yyyy-MM-ddTHH:mm:ss.SSS", and how far ahead of UTC they are. */
export const wallTime = (
  iso: string,
  timeZone: string,
): { readonly wall: string; readonly offset: string } => {
  const moment = new Date(iso);
  const difference = ahead(moment, timeZone);
  const wall = new Date(moment.getTime() + difference).toISOString().slice(0, 23);
  return { wall, offset: offsetText(difference) };
};

const day = 86_400_000;

/**
 * The ISO moment at which clocks in the time zone show a wall time: the earlier one where it occurs twice, and where clocks
 * skip it as if they had not been put forward.
 */
export const momentOf = (wall: string, timeZone: string): string => {
  const asUtc = new Date(`${wall}Z`).getTime();
  const [before, after] = [ahead(new Date(asUtc - day), timeZone), ahead(new Date(asUtc + day), timeZone)];
  const earlier = new Date(asUtc - Math.max(before, after));
  const isThere = ahead(earlier, timeZone) === Math.max(before, after);
  return (isThere ? earlier : new Date(asUtc - Math.min(before, after))).toISOString();
};
