import { familyNames, mensNames, womensNames } from './names.ts';
import { createSequence, type Sequence } from './sequence.ts';

/** A guardian of demo school students. */
export interface DemoGuardian {
  /** Zero-based position among the guardians. */
  readonly at: number;
  readonly relation: 'FATHER' | 'MOTHER';
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string;
  readonly occupation: string;
}

/** A demo school student, with the guardians in the order in which they are called. */
export interface DemoStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly dateOfBirth: string;
  readonly admissionDate: string;
  readonly category: string | null;
  readonly city: string;
  readonly street: string;
  readonly guardians: readonly number[];
}

interface Family {
  readonly name: string;
  readonly street: string;
  readonly guardians: readonly number[];
  /** Grades in which the family already has a child. */
  readonly grades: Set<number>;
}

/** Students per batch. */
export const studentsPerBatch = 25;

const occupations = [
  'Engineer',
  'Shopkeeper',
  'Physician',
  'Civil servant',
  'Driver',
  'Lawyer',
  'Electrician',
  'Farmer',
  'Accountant',
  'Teacher',
] as const;
const quarters = ['Model Town', 'Gulberg', 'Johar Town', 'Iqbal Town', 'Garden Town', 'Cantonment'] as const;
const two = (number: number): string => String(number).padStart(2, '0');

/** The pair that signs in as `student` and `parent`. */
export const demoFamily = {
  student: 'Hamza',
  parent: 'Nadia',
  name: 'Javed',
  grade: 9,
  section: 'A',
} as const;

/** Families grow as students are created, so that siblings share their guardians. */
export class DemoSchool {
  readonly guardians: DemoGuardian[] = [];
  private readonly families: Family[] = [];
  private readonly sequence: Sequence = createSequence(20_260_401);

  /** The students of one batch. */
  batch(grade: number, section: string): readonly DemoStudent[] {
    const own = demoFamily.grade === grade && demoFamily.section === section ? [this.demoStudent()] : [];
    const others = Array.from({ length: studentsPerBatch - own.length }, () => this.student(grade));
    return [...own, ...others];
  }

  private demoStudent(): DemoStudent {
    const family = this.newFamily(demoFamily.name, demoFamily.parent);
    return this.child(family, demoFamily.grade, 'MALE', demoFamily.student);
  }

  private student(grade: number): DemoStudent {
    const { next, pick } = this.sequence;
    const sibling = next(4) === 0 ? this.families[next(Math.max(1, this.families.length))] : undefined;
    const family =
      sibling && !sibling.grades.has(grade) ? sibling : this.newFamily(pick(familyNames), pick(womensNames));
    const gender = next(2) === 0 ? 'MALE' : 'FEMALE';
    return this.child(family, grade, gender, pick(gender === 'MALE' ? mensNames : womensNames));
  }

  private child(family: Family, grade: number, gender: 'MALE' | 'FEMALE', firstName: string): DemoStudent {
    const { next } = this.sequence;
    family.grades.add(grade);
    const born = 2020 - grade;
    const years = next(Math.min(grade, 5));
    return {
      firstName,
      lastName: family.name,
      gender,
      dateOfBirth: `${born}-${two(1 + next(12))}-${two(1 + next(28))}`,
      admissionDate: `${2026 - years}-04-${two(1 + next(20))}`,
      category: next(9) === 0 ? 'Scholar' : 'General',
      city: 'Lahore',
      street: family.street,
      guardians: family.guardians,
    };
  }

  private newFamily(name: string, mother: string): Family {
    const { next, pick } = this.sequence;
    const isMotherFirst = name === demoFamily.name && mother === demoFamily.parent;
    const father = this.guardian('FATHER', pick(mensNames), name);
    const guardians =
      isMotherFirst || next(3) === 0 ? [father, this.guardian('MOTHER', mother, name)] : [father];
    const family = {
      name,
      street: `${1 + next(120)} ${pick(quarters)}`,
      guardians: isMotherFirst ? guardians.toReversed() : guardians,
      grades: new Set<number>(),
    };
    this.families.push(family);
    return family;
  }

  private guardian(relation: DemoGuardian['relation'], firstName: string, lastName: string): number {
    const at = this.guardians.length;
    this.guardians.push({
      at,
      relation,
      firstName,
      lastName,
      mobile: `+92 300 ${String(2_000_000 + at * 137).slice(0, 7)}`,
      email: `${firstName}.${lastName}.${at}@families.example`.toLowerCase(),
      occupation: this.sequence.pick(occupations),
    });
    return at;
  }
}
