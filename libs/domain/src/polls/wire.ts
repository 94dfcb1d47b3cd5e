/** One answer of a poll with its votes; `per` in percent of all votes. */
export interface PollResult {
  readonly option: string;
  readonly votes: number;
  readonly per: number;
  /** Words of voters, not an answer that was offered. */
  readonly other?: true;
}
