import {
  absoluteUrl,
  demoKind,
  fileStore,
  hostName,
  logLevel,
  messageUrl,
  networkAddresses,
  optionalOrigin,
  optionalText,
  portNumber,
  postgresUrl,
  postgresUrls,
  programPath,
  secretText,
  wholeNumber,
} from './parsers.ts';

/** One setting: its variable, the value used when it is empty, its purpose, and how its text is parsed. */
export type SettingDefinition<Value = unknown> = {
  readonly name: string;
  /** Text used when the variable is empty; names of other settings in it are replaced by their values. */
  readonly fallback: string;
  /** The meaning of the default when it cannot be written as a value. */
  readonly fallbackNote?: string;
  readonly meaning: string;
  readonly parse: (text: string) => Value;
};

const setting = <Value>(definition: SettingDefinition<Value>): SettingDefinition<Value> => definition;

/** Every setting of the product, in the order in which an operator encounters them. */
export const settingDefinitions = {
  port: setting({
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port of the API and admin; 0 picks a free one.',
    parse: portNumber,
  }),
  host: setting({
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 listens on all network interfaces.',
    parse: hostName,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    fallback: '',
    fallbackNote: 'an embedded PostgreSQL in DATA_DIR',
    meaning: 'PostgreSQL 14 or newer, as postgres://user:password@host:5432/name.',
    parse: postgresUrl,
  }),
  databaseReplicaUrls: setting({
    name: 'DATABASE_REPLICA_URLS',
    fallback: '',
    fallbackNote: 'no replica',
    meaning:
      'Read replicas of DATABASE_URL, separated by commas. Lists, reports and exports are read from them, and always include everything written before.',
    parse: postgresUrls,
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    fallback: '10',
    meaning:
      'Connections for calls; reports have another 40 %, jobs the same again, and six listen, watch and queue: 24 with the default. All servers together must stay below max_connections.',
    parse: wholeNumber(2, 500),
  }),
  lockTimeout: setting({
    name: 'DATABASE_LOCK_TIMEOUT',
    fallback: '3',
    meaning: 'Seconds a statement waits for a lock held by another before it is refused with 503.',
    parse: wholeNumber(1, 600),
  }),
  callTimeout: setting({
    name: 'DATABASE_CALL_TIMEOUT',
    fallback: '10',
    meaning: 'Seconds a statement of a call may take: lists, records, writes.',
    parse: wholeNumber(1, 3_600),
  }),
  reportTimeout: setting({
    name: 'DATABASE_REPORT_TIMEOUT',
    fallback: '60',
    meaning: 'Seconds a statement of a report or an export may take.',
    parse: wholeNumber(1, 3_600),
  }),
  jobTimeout: setting({
    name: 'DATABASE_JOB_TIMEOUT',
    fallback: '600',
    meaning: 'Seconds a statement of a job may take.',
    parse: wholeNumber(1, 36_000),
  }),
  idleTimeout: setting({
    name: 'DATABASE_IDLE_TIMEOUT',
    fallback: '60',
    meaning: 'Seconds a transaction may be idle before PostgreSQL ends it.',
    parse: wholeNumber(5, 3_600),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: '.data',
    meaning:
      'Folder of the embedded database, uploaded files and generated secrets; relative to the project.',
    parse: optionalText,
  }),
  demo: setting({
    name: 'DEMO',
    fallback: '',
    fallbackNote: 'school while the database is embedded and empty, otherwise none',
    meaning:
      'school: load the demo school into an empty database; none: print a one-time administrator password.',
    parse: demoKind,
  }),
  jwtSecret: setting({
    name: 'JWT_SECRET',
    fallback: '',
    fallbackNote: 'generated once into DATA_DIR',
    meaning:
      'Key that signs the sign-in tokens, at least 32 bytes; the same on every server of an installation.',
    parse: secretText,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    meaning: 'Address at which users reach the product, for links in messages.',
    parse: absoluteUrl,
  }),
  frameOrigin: setting({
    name: 'FRAME_ORIGIN',
    fallback: '',
    fallbackNote: 'none',
    meaning: 'Origin whose pages may embed the product in a frame, such as https://portal.example.',
    parse: optionalOrigin,
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    fallback: '',
    fallbackNote: 'mails stay in the outbox, readable in the notification centre',
    meaning: 'Mail server, as smtp://user:password@host:587 or smtps://…',
    parse: messageUrl(['smtp:', 'smtps:']),
  }),
  smsUrl: setting({
    name: 'SMS_URL',
    fallback: '',
    fallbackNote: 'text messages stay in the outbox',
    meaning: 'Gateway for text messages, as https://…',
    parse: messageUrl(['http:', 'https:']),
  }),
  tallyAddresses: setting({
    name: 'TALLY_ADDRESSES',
    fallback: 'http://localhost:9000',
    meaning:
      "Addresses to which the server may send a school's books for Tally, as http://host:port, separated by commas; it connects to no others.",
    parse: networkAddresses,
  }),
  learnAddresses: setting({
    name: 'LEARN_ADDRESSES',
    fallback: '',
    fallbackNote: 'only public addresses, over https',
    meaning:
      'Learning platforms on the internal network that the server may connect to, as https://host:port, separated by commas; others are reached over https, and only on the public internet.',
    parse: networkAddresses,
  }),
  filesUrl: setting({
    name: 'FILES_URL',
    fallback: 'file:DATA_DIR/files',
    meaning:
      'Where uploaded files are stored: file:<folder> or s3://bucket/prefix. The same on every server of an installation.',
    parse: fileStore,
  }),
  s3Endpoint: setting({
    name: 'AWS_ENDPOINT_URL',
    fallback: '',
    fallbackNote: "Amazon's",
    meaning: 'Server of the bucket in FILES_URL, as https://…',
    parse: messageUrl(['http:', 'https:']),
  }),
  s3Region: setting({
    name: 'AWS_REGION',
    fallback: 'us-east-1',
    meaning: 'Region of the bucket in FILES_URL.',
    parse: optionalText,
  }),
  s3AccessKey: setting({
    name: 'AWS_ACCESS_KEY_ID',
    fallback: '',
    fallbackNote: 'the permissions of the machine or its profile',
    meaning: 'Key to the bucket in FILES_URL.',
    parse: optionalText,
  }),
  s3SecretKey: setting({
    name: 'AWS_SECRET_ACCESS_KEY',
    fallback: '',
    fallbackNote: 'as above',
    meaning: 'Secret of that key.',
    parse: optionalText,
  }),
  chromiumPath: setting({
    name: 'CHROMIUM_PATH',
    fallback: '',
    fallbackNote: 'found automatically',
    meaning: 'Browser that prints PDF files and runs the browser tests.',
    parse: programPath,
  }),
  stopGrace: setting({
    name: 'STOP_GRACE',
    fallback: '2',
    meaning:
      'Seconds a server continues to serve after SIGTERM while /health/ready returns 503: longer than two checks of the load balancer.',
    parse: wholeNumber(0, 300),
  }),
  stopDeadline: setting({
    name: 'STOP_DEADLINE',
    fallback: '15',
    meaning:
      'Seconds that running requests then have to finish; after that they are cut off and named in the log.',
    parse: wholeNumber(1, 600),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
    parse: logLevel,
  }),
} as const;

/** Key of a setting in the code. */
export type SettingKey = keyof typeof settingDefinitions;

/** The settings as used by the product: parsed, complete, folders absolute. */
export type Settings = {
  readonly [Key in SettingKey]: ReturnType<(typeof settingDefinitions)[Key]['parse']>;
};
