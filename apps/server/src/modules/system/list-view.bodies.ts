import { IsBoolean, IsIn, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

/** Whom a view is for, and what it shows. */
export class ListViewBody {
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  resource!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  name!: string;

  @IsIn(['MINE', 'ROLE', 'ALL'])
  audience!: 'MINE' | 'ROLE' | 'ALL';

  @IsOptional()
  @IsIn(['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'])
  role?: string | null;

  @IsObject()
  state!: Readonly<Record<string, unknown>>;

  @IsOptional()
  @IsBoolean()
  preferred?: boolean;
}
