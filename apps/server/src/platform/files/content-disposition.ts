const escaped = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header that makes browsers save the file under its name, with a plain form for old clients (RFC 6266, 5987). */
export const contentDisposition = (name: string, inline = false): string => {
  const plain = name.replaceAll(/[^\x20-\x7E]/g, '_').replaceAll(/["\\%]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${escaped(name)}`;
};
