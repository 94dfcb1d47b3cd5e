/** The clock of an attempt. Instants are ISO strings by the server's clock; nothing that a browser reports counts. */
export interface AttemptTime {
  readonly startedAt: string;
  readonly maximumMinutes: number;
  readonly endDateTime: string;
  /** Extra minutes for this pupil. */
  readonly extraMinutes: number;
}

const minute = 60_000;

/** Until when an attempt is open (R15): its minutes, or the end of the exam; extra time extends both. */
export const deadlineOf = ({ startedAt, maximumMinutes, endDateTime, extraMinutes }: AttemptTime): string => {
  const extra = extraMinutes * minute;
  const own = Date.parse(startedAt) + maximumMinutes * minute + extra;
  return new Date(Math.min(own, Date.parse(endDateTime) + extra)).toISOString();
};

const partsOf = (address: string): bigint | undefined => {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  }
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return undefined;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].reduce((sum, part) => sum * 65_536n + BigInt(`0x${part || '0'}`), 0n);
};

/** Whether an address lies in one of the ranges, `192.168.1.0/24, 10.0.0.7`. */
export const isInRanges = (address: string, ranges: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const own = partsOf(plain);
  return ranges
    .split(/[,\s]+/)
    .filter(Boolean)
    .some((range) => {
      const [base = '', bits] = range.split('/');
      const start = partsOf(base);
      if (own === undefined || start === undefined || base.includes(':') !== plain.includes(':'))
        return false;
      const length = base.includes(':') ? 128 : 32;
      const rest = BigInt(Math.max(0, length - Number(bits ?? length)));
      return own >> rest === start >> rest;
    });
};
