/** Times of day, "HH:mm" or longer; without both of them there are no quiet hours. */
export interface QuietHours {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether nothing is sent at a time of day; the hours may span midnight. The end is exclusive. */
export const isQuiet = ({ from, to }: QuietHours, time: string): boolean => {
  if (from === null || to === null || from === to) return false;
  const [now, begin, end] = [time.slice(0, 5), from.slice(0, 5), to.slice(0, 5)];
  return begin < end ? now >= begin && now < end : now >= begin || now < end;
};
