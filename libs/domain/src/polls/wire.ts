/** One answer of a poll with its votes; `per` in percent of all votes. */
export interface PollResult {
  readonly option: string;
  readonly votes: number;
  readonly per: number;
  /** A voter's own words, not one of the offered answers. */
  readonly other?: true;
}
