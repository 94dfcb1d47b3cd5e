/** Reads server-sent events from chunks of text that may be split anywhere. */
export const createEventReader = (onData: (data: string) => void): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    rest += piece.replace(/\r\n?/g, '\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''))
        .join('\n');
      if (data) onData(data);
    }
  };
};
