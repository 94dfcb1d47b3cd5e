/**
 * The file package of OneRoster 1.2 (1EdTech, "OneRoster: CSV Binding 1.2.1", August 2023): its files, their columns in the
 * order of the binding, and their required content. Everything is sent each time (`bulk`), so `status` and
 * `dateLastModified` stay empty as the binding requires.
 */

/** Content of the package, with the ids of this product. */
export interface Roster {
  readonly school: { readonly id: string; readonly name: string };
  /** Days "yyyy-MM-dd". */
  readonly session: { readonly name: string; readonly from: string; readonly to: string };
  readonly courses: readonly { readonly id: number; readonly name: string; readonly code: string }[];
  readonly classes: readonly {
    readonly id: number;
    readonly name: string;
    readonly code: string;
    readonly course: number;
  }[];
  readonly people: readonly {
    readonly id: number;
    readonly username: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly teaches: boolean;
  }[];
  readonly enrolments: readonly {
    readonly person: number;
    readonly class: number;
    readonly teaches: boolean;
  }[];
}

type Row = readonly string[];

const head = ['sourcedId', 'status', 'dateLastModified'] as const;

/** All files that the binding defines; those that are not sent are listed as absent. */
const known = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
] as const;

const columns = {
  academicSessions: ['title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  orgs: ['name', 'type', 'identifier', 'parentSourcedId'],
  courses: [
    'schoolYearSourcedId',
    'title',
    'courseCode',
    'grades',
    'orgSourcedId',
    'subjects',
    'subjectCodes',
  ],
  classes: [
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  users: [
    'enabledUser',
    'username',
    'userIds',
    'givenName',
    'familyName',
    'middleName',
    'identifier',
    'email',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
    'userMasterIdentifier',
    'resourceSourcedIds',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
  roles: [
    'userSourcedId',
    'roleType',
    'role',
    'beginDate',
    'endDate',
    'orgSourcedId',
    'userProfileSourcedId',
  ],
  enrollments: [
    'classSourcedId',
    'schoolSourcedId',
    'userSourcedId',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
} as const;

type Sent = keyof typeof columns;

/** Text that a spreadsheet would interpret as a formula is not altered: the standard requires it as is. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: readonly Row[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Cells by column name; missing ones stay empty. */
const rowOf = (file: Sent, id: string, said: Readonly<Record<string, string>>): Row => [
  id,
  '',
  '',
  ...columns[file].map((column) => said[column] ?? ''),
];

const roleOf = (teaches: boolean): string => (teaches ? 'teacher' : 'student');

const rowsOf = ({ school, session, courses, classes, people, enrolments }: Roster): Record<Sent, Row[]> => {
  const org = `org-${school.id}`;
  const year = `session-${session.to.slice(0, 4)}`;
  return {
    academicSessions: [
      rowOf('academicSessions', year, {
        title: session.name,
        type: 'schoolYear',
        startDate: session.from,
        endDate: session.to,
        schoolYear: session.to.slice(0, 4),
      }),
    ],
    orgs: [rowOf('orgs', org, { name: school.name, type: 'school', identifier: school.id })],
    courses: courses.map(({ id, name, code }) =>
      rowOf('courses', `course-${id}`, {
        schoolYearSourcedId: year,
        title: name,
        courseCode: code,
        orgSourcedId: org,
      }),
    ),
    classes: classes.map(({ id, name, code, course }) =>
      rowOf('classes', `class-${id}`, {
        title: name,
        courseSourcedId: `course-${course}`,
        classCode: code,
        classType: 'scheduled',
        schoolSourcedId: org,
        termSourcedIds: year,
      }),
    ),
    users: people.map(({ id, username, firstName, lastName, email }) =>
      rowOf('users', `user-${id}`, {
        enabledUser: 'true',
        username,
        givenName: firstName,
        familyName: lastName,
        email,
        primaryOrgSourcedId: org,
      }),
    ),
    roles: people.map(({ id, teaches }) =>
      rowOf('roles', `role-${id}`, {
        userSourcedId: `user-${id}`,
        roleType: 'primary',
        role: roleOf(teaches),
        orgSourcedId: org,
      }),
    ),
    enrollments: enrolments.map(({ person, class: id, teaches }) =>
      rowOf('enrollments', `enrollment-${person}-${id}`, {
        classSourcedId: `class-${id}`,
        schoolSourcedId: org,
        userSourcedId: `user-${person}`,
        role: roleOf(teaches),
        primary: 'false',
      }),
    ),
  };
};

/** The files of a package by name. */
export const oneRosterFiles = (
  roster: Roster,
): readonly { readonly name: string; readonly text: string }[] => {
  const rows = rowsOf(roster);
  const sent = Object.keys(columns) as readonly Sent[];
  const manifest: readonly Row[] = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...known.map((name) => [`file.${name}`, sent.some((one) => one === name) ? 'bulk' : 'absent'] as const),
    ['source.systemName', roster.school.name],
    ['source.systemCode', roster.school.id],
  ];
  return [
    { name: 'manifest.csv', text: csv(manifest) },
    ...sent.map((name) => ({ name: `${name}.csv`, text: csv([[...head, ...columns[name]], ...rows[name]]) })),
  ];
};
