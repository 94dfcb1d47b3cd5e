/** The shape of every answer. */
export interface Envelope<T = unknown> {
  readonly success: boolean;
  readonly data: T;
  readonly message: string;
}

export const succeeded = <T>(data: T, message = ''): Envelope<T> => ({ success: true, data, message });

/** The envelope around JSON text built by the database; nothing is parsed on the way. */
export const succeededText = (json: string, message = ''): string =>
  `{"success":true,"data":${json},"message":${JSON.stringify(message)}}`;
