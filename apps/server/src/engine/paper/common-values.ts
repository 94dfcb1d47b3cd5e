import type { TokenValues } from '@school/kernel';
import { printedDay } from '../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';

/**
 * Values of the tokens that every document has.
 * @param logo what represents the picture: its `data:` address, or whatever resolves to it later
 */
export const commonValues = (head: Letterhead, logo: string, today: string): TokenValues => ({
  schoolName: head.name,
  schoolAddress: head.address,
  schoolContact: head.contact,
  schoolLogo: logo,
  currency: head.currency,
  today: printedDay(today, head.dateOrder),
});
