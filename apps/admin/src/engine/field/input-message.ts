/** How react-admin's inputs mark their validators' messages: a key, or a key with values, as JSON. */
const mark = '@@react-admin@@';

/** The translation key in a message of react-admin's validators; none in any other message. */
export const inputMessage = (
  message: string,
): { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> } => {
  if (!message.startsWith(mark)) return {};
  const found = JSON.parse(message.slice(mark.length)) as
    string | { readonly message: string; readonly args?: Readonly<Record<string, unknown>> };
  return typeof found === 'string' ? { key: found } : { key: found.message, params: found.args };
};
