import {
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';

/** Input longer than any possible name or password is not processed. */
const longest = 256;

export class LoginBody {
  @IsString()
  @IsNotEmpty()
  @MaxLength(longest)
  username!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(longest)
  password!: string;
}

/** The JWT mode calls the sign-in name `email`. */
export class JwtLoginBody {
  @IsString()
  @IsNotEmpty()
  @MaxLength(longest)
  email!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(longest)
  password!: string;
}

export class ForgotPasswordBody {
  @IsEmail({}, { message: 'This is not a valid e-mail address.' })
  @MaxLength(longest)
  email!: string;
}

export class ResetPasswordBody {
  @IsString()
  @Matches(/^[\w-]{20,100}(~\w{1,40})?$/, { message: 'The link is incomplete.' })
  token!: string;

  @IsString()
  @MaxLength(longest)
  newPassword!: string;

  @IsString()
  @MaxLength(longest)
  confirmPassword!: string;
}

/** A user's own profile: user name and contact data. Names and kind are changed only by the office. */
export class ProfileBody {
  /** The user's own id; only for clients that send it, any other is refused. */
  @IsOptional()
  @IsInt()
  idx?: number;

  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{1,30}$/, { message: 'Letters, digits, _ and - only.' })
  username?: string;

  @IsOptional()
  @IsEmail({}, { message: 'This is not a valid e-mail address.' })
  @MaxLength(120)
  email?: string | null;

  /** The current password; needed to change the address that password links are sent to. */
  @IsOptional()
  @IsString()
  @MaxLength(longest)
  password?: string;

  /** Id of an uploaded picture; null removes it. */
  @IsOptional()
  @IsInt()
  @Min(1)
  photo?: number | null;

  @IsOptional()
  @Matches(/^\+?[\d ()/-]{5,25}$/, { message: 'This is not a valid phone number.' })
  mobile?: string | null;

  @IsOptional()
  @IsIn(['en', 'gr', 'it', 'rs', 'sp'])
  language?: string;
}
