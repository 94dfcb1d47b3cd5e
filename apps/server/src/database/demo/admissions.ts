/** A course open for applications, by its grade and the name of the year. */
export const demoOpenings = [
  { grade: 1, year: '2027-28', seats: 75, applicationFee: '1500.00', minAge: 5, maxAge: 8 },
  { grade: 6, year: '2027-28', seats: 20, applicationFee: '1500.00' },
  { grade: 9, year: '2026-27', seats: 6, applicationFee: '2000.00', isStrict: true },
] as const;

/** The progress of an application in the demo school. */
export type DemoStage =
  'PENDING' | 'INTERVIEW' | 'ASSESSED' | 'WAITING' | 'OFFERED' | 'ADMITTED' | 'DISCARDED';

/** Families who enquired; those with a stage have also applied. `at` is the position of the opening. */
export const demoFamiliesWhoAsked = [
  {
    at: 0,
    child: 'Ayaan',
    family: 'Qureshi',
    parent: 'Farah',
    gender: 'MALE',
    born: '2021-02-11',
    source: 'PHONE',
    stage: 'OFFERED',
  },
  {
    at: 0,
    child: 'Mahnoor',
    family: 'Sheikh',
    parent: 'Imran',
    gender: 'FEMALE',
    born: '2021-06-03',
    source: 'REFERRAL',
    stage: 'ASSESSED',
  },
  {
    at: 0,
    child: 'Zain',
    family: 'Butt',
    parent: 'Saima',
    gender: 'MALE',
    born: '2020-11-27',
    source: 'WALK_IN',
    stage: 'INTERVIEW',
  },
  {
    at: 0,
    child: 'Hira',
    family: 'Awan',
    parent: 'Tahir',
    gender: 'FEMALE',
    born: '2021-04-19',
    source: 'WEB',
    stage: 'PENDING',
  },
  {
    at: 0,
    child: 'Eshaal',
    family: 'Mirza',
    parent: 'Nida',
    gender: 'FEMALE',
    born: '2021-08-30',
    source: 'PHONE',
  },
  {
    at: 0,
    child: 'Rayyan',
    family: 'Dar',
    parent: 'Asma',
    gender: 'MALE',
    born: '2021-01-08',
    source: 'PHONE',
  },
  {
    at: 1,
    child: 'Daniyal',
    family: 'Lodhi',
    parent: 'Kamran',
    gender: 'MALE',
    born: '2016-03-14',
    source: 'PHONE',
    stage: 'WAITING',
  },
  {
    at: 1,
    child: 'Anaya',
    family: 'Rehman',
    parent: 'Bushra',
    gender: 'FEMALE',
    born: '2016-09-22',
    source: 'REFERRAL',
    stage: 'PENDING',
  },
  {
    at: 1,
    child: 'Saad',
    family: 'Naqvi',
    parent: 'Huma',
    gender: 'MALE',
    born: '2015-12-05',
    source: 'WALK_IN',
  },
  {
    at: 2,
    child: 'Fatima',
    family: 'Zaidi',
    parent: 'Rabia',
    gender: 'FEMALE',
    born: '2012-05-25',
    source: 'PHONE',
    stage: 'ADMITTED',
  },
  {
    at: 2,
    child: 'Usman',
    family: 'Ghani',
    parent: 'Salma',
    gender: 'MALE',
    born: '2012-10-17',
    source: 'WALK_IN',
    stage: 'DISCARDED',
  },
  {
    at: 2,
    child: 'Laiba',
    family: 'Chaudhry',
    parent: 'Adeel',
    gender: 'FEMALE',
    born: '2012-07-02',
    source: 'WEB',
    stage: 'ASSESSED',
  },
] as const satisfies readonly {
  readonly stage?: DemoStage;
  readonly [key: string]: unknown;
}[];
