import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { roles } from '@school/kernel';

const longest = 256;
const mostEntries = 500;

export class RoleGroupsBody {
  @IsArray()
  @ArrayMaxSize(mostEntries)
  @IsInt({ each: true })
  @Min(1, { each: true })
  roleGroups!: number[];

  /** Privileges granted directly; if omitted they stay as they are. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostEntries)
  @IsString({ each: true })
  grants?: string[];

  /** Privileges denied to the user despite the groups. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostEntries)
  @IsString({ each: true })
  denies?: string[];

  @IsOptional()
  @IsInt()
  version?: number;
}

export class UsersByTypeBody {
  /** Students, if omitted (000 §3). */
  @IsOptional()
  @IsIn(roles)
  entityType: (typeof roles)[number] = 'STUDENT';

  /** Department; only for EMPLOYEE. */
  @IsOptional()
  @IsInt()
  @Min(1)
  id?: number | null;

  @IsOptional()
  @IsIn(['ALL', 'ACTIVE', 'BLOCKED'])
  entityStatus?: 'ALL' | 'ACTIVE' | 'BLOCKED';
}

export class BlockBody {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  reason?: string;
}

export class ChangePasswordBody {
  /** Someone else's account, for managers; one's own if omitted. */
  @IsOptional()
  @IsInt()
  @Min(1)
  userId?: number;

  @IsOptional()
  @IsString()
  @MaxLength(longest)
  oldPassword?: string;

  /** Managers may omit it: a random one is generated and returned in the response, only this once. */
  @IsOptional()
  @IsString()
  @MaxLength(longest)
  newPassword?: string;

  @IsOptional()
  @IsString()
  @MaxLength(longest)
  confirmPassword?: string;
}
