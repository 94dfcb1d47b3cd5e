import { IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';

const kinds = ['STUDENT', 'PARENT', 'EMPLOYEE'] as const;
const ways = ['PRINT', 'MAIL', 'SMS'] as const;

export type Way = (typeof ways)[number];

/** Who gets a first password, and how it reaches them. */
export class FirstSignInsBody {
  @IsIn(kinds)
  people!: (typeof kinds)[number];

  @IsOptional()
  @IsInt()
  @Min(1)
  course?: number | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  batch?: number | null;

  @IsIn(ways)
  by!: Way;

  /** Also those who were given one and have not used it; what they were given before no longer works. */
  @IsOptional()
  @IsBoolean()
  again?: boolean;
}
