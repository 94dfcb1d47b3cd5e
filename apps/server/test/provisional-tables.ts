import type { TableSpec } from '@school/kernel';
import { systemTables } from '../src/database/system-tables.ts';

const create = ({ name, columns, indexes, checks, constraints = [] }: TableSpec): string[] => {
  const lines = columns.map(
    (column) =>
      `"${column.name}" ${column.type}${column.name === 'id' && column.type === 'bigint' ? ' generated always as identity primary key' : ''}${
        column.notNull ? ' not null' : ''
      }${column.default ? ` default ${column.default}` : ''}`,
  );
  const rules = [...checks, ...constraints].map((rule) =>
    rule.sql.startsWith('PRIMARY') ? rule.sql : `check (${rule.sql})`,
  );
  return [
    `create table "${name}" (${[...lines, ...rules].join(', ')})`,
    ...indexes.map(
      (index) =>
        `create ${index.unique ? 'unique' : ''} index on "${name}" (${index.on.join(', ')}) ${index.where ? `where ${index.where}` : ''}`,
    ),
  ];
};

const common = `id bigint generated always as identity primary key, version integer not null default 1,
  archived boolean not null default false, created_at timestamptz not null default now(), created_by bigint,
  updated_at timestamptz not null default now(), updated_by bigint`;

/** Stands in for the migrations until they exist. */
export const provisionalTables = (): string[] => [
  'create schema main',
  'set search_path to main, public',
  `create table employee (${common}, first_name text, department_id bigint)`,
  `create table "user" (${common}, username varchar(30) not null, entity_type text not null, first_name varchar(120) not null,
     last_name varchar(120), email varchar(120), mobile varchar(25), language text default 'en', employee_id bigint,
     blocked boolean not null default false, blocked_reason varchar(200), last_login_at timestamptz)`,
  'create unique index on "user" (lower(username))',
  `create table role_group (${common}, name varchar(60) not null, description text, applies_to text[], privileges jsonb, system_group boolean)`,
  `create table user_role_groups (owner_id bigint not null, target_id bigint not null, position integer, primary key (owner_id, target_id))`,
  `create table user_privilege (${common}, user_id bigint not null, privilege text not null, effect text not null)`,
  `create table institution_setting (${common}, name text not null default 'EduERP', short_name text, logo_id bigint,
     time_zone text not null default 'Asia/Karachi', date_order text not null default 'YMD', currency text not null default 'PKR')`,
  ...systemTables.flatMap(create),
];
