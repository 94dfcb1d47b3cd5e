import type { DepartmentCode } from './masters.ts';
import { positions } from './masters.ts';
import { familyNames, mensNames, womensNames } from './names.ts';
import { createSequence, type Sequence } from './sequence.ts';

/** One employee of the demo school; references are by name, to be resolved when loading. */
export interface DemoEmployee {
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly dateOfBirth: string;
  readonly joiningDate: string;
  readonly department: DepartmentCode;
  readonly position: string;
  readonly category: string;
  readonly grade: string | null;
  readonly employmentType: 'FULL_TIME' | 'PART_TIME';
  readonly payBasis: 'SALARY' | 'HOURLY';
  /** Rupees per year as a decimal string; null for hourly pay. */
  readonly annualSalary: string | null;
  readonly hourlyRate: string | null;
  readonly typicalHours: string | null;
  readonly email: string;
  readonly mobilePhone: string;
  readonly iban: string;
}

/** How many people hold each position in each department: 80 in all. */
const staffing: readonly (readonly [DepartmentCode, string, number])[] = [
  ['ADM', 'Principal', 1],
  ['ADM', 'HR Officer', 2],
  ['ADM', 'Office Assistant', 4],
  ['FIN', 'Head of Department', 1],
  ['FIN', 'Accountant', 3],
  ['ENG', 'Head of Department', 1],
  ['ENG', 'Senior Teacher', 3],
  ['ENG', 'Teacher', 8],
  ['MATH', 'Head of Department', 1],
  ['MATH', 'Senior Teacher', 3],
  ['MATH', 'Teacher', 8],
  ['SCI', 'Head of Department', 1],
  ['SCI', 'Senior Teacher', 4],
  ['SCI', 'Teacher', 8],
  ['SCI', 'Laboratory Assistant', 3],
  ['HUM', 'Head of Department', 1],
  ['HUM', 'Senior Teacher', 2],
  ['HUM', 'Teacher', 8],
  ['LIB', 'Librarian', 2],
  ['OPS', 'Driver', 6],
  ['OPS', 'Guard', 6],
  ['OPS', 'Caretaker', 4],
];

const gradeOf: Readonly<Record<string, string | null>> = {
  Principal: 'Grade A',
  'Head of Department': 'Grade A',
  'Senior Teacher': 'Grade B',
  Teacher: 'Grade C',
};

const two = (value: number): string => String(value).padStart(2, '0');
const dateIn = (sequence: Sequence, from: number, years: number): string =>
  `${from + sequence.next(years)}-${two(1 + sequence.next(12))}-${two(1 + sequence.next(28))}`;

/** A Pakistani IBAN with valid check digits: the bank letters are digits 10 to 35 in the ISO 13616 sum. */
const ibanOf = (account: number): string => {
  const body = `GRNF${String(account).padStart(16, '0')}`;
  const digits = [...`${body}PK00`].map((sign) => parseInt(sign, 36)).join('');
  const check = 98n - (BigInt(digits) % 97n);
  return `PK${two(Number(check))}${body}`;
};

const payOf = (sequence: Sequence, name: string): number => {
  const [low, high] = positions.find((position) => position.name === name)?.pay ?? [50_000, 60_000];
  return low + sequence.next((high - low) / 500 + 1) * 500;
};

const person = (
  sequence: Sequence,
  index: number,
  department: DepartmentCode,
  position: string,
): DemoEmployee => {
  const woman = sequence.next(100) < (position === 'Driver' || position === 'Guard' ? 0 : 55);
  const firstName = sequence.pick<string>(woman ? womensNames : mensNames);
  const lastName = sequence.pick<string>(familyNames);
  const hourly = position === 'Laboratory Assistant' && index % 2 === 0;
  const number = `E${String(1001 + index)}`;
  return {
    employeeNumber: number,
    firstName,
    lastName,
    gender: woman ? 'FEMALE' : 'MALE',
    dateOfBirth: dateIn(sequence, 1966, 32),
    joiningDate: dateIn(sequence, 2019, 7),
    department,
    position,
    category: positions.find((entry) => entry.name === position)?.category ?? 'Office',
    grade: gradeOf[position] ?? null,
    employmentType: hourly || sequence.next(12) === 0 ? 'PART_TIME' : 'FULL_TIME',
    payBasis: hourly ? 'HOURLY' : 'SALARY',
    annualSalary: hourly ? null : `${payOf(sequence, position) * 12}.00`,
    hourlyRate: hourly ? `${450 + sequence.next(10) * 10}.00` : null,
    typicalHours: hourly ? '30.00' : null,
    email: `${firstName}.${lastName}.${number}@greenfield.example`.toLowerCase(),
    mobilePhone: `+92 300 ${String(1_000_000 + index * 7_919).slice(0, 7)}`,
    iban: ibanOf(4_210_000_000 + index),
  };
};

/** The 80 employees, always the same. */
export const demoEmployees = (): readonly DemoEmployee[] => {
  const sequence = createSequence(20_260_401);
  return staffing
    .flatMap(([department, position, count]) =>
      Array.from({ length: count }, () => [department, position] as const),
    )
    .map(([department, position], index) => person(sequence, index, department, position));
};
