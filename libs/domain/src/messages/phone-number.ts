const shortest = 8;
const longest = 15;

/**
 * A phone number in the format of networks, E.164: `0300 1234567` in the country 92 is `+923001234567` (SMS-2).
 * @param country country code for numbers that begin with 0
 * @returns undefined when it is not a number
 */
export const phoneNumber = (typed: string, country: string): string | undefined => {
  if (/[^\d\s()+./-]/.test(typed)) return undefined;
  const digits = typed.replaceAll(/[^\d+]/g, '');
  const whole = digits.startsWith('+')
    ? digits.slice(1)
    : digits.startsWith('00')
      ? digits.slice(2)
      : digits.startsWith('0')
        ? `${country}${digits.slice(1)}`
        : digits.startsWith(country)
          ? digits
          : `${country}${digits}`;
  const isNumber = /^[1-9]\d*$/.test(whole) && whole.length >= shortest && whole.length <= longest;
  return isNumber ? `+${whole}` : undefined;
};
