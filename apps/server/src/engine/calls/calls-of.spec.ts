import { Controller, Get } from '@nestjs/common';
import { callsOf } from './calls-of.ts';

@Controller('setup/v1/things')
class Things {
  private readonly found: { readonly name: string } | undefined;

  constructor(found?: { readonly name: string }) {
    this.found = found;
  }

  get first(): string {
    return (this.found as { readonly name: string }).name;
  }

  @Get('first')
  answer(): string {
    return this.first;
  }
}

it('lists the calls of a controller without running anything of it', () => {
  expect(callsOf([Things])).toEqual([
    expect.objectContaining({ method: 'GET', path: '/setup/v1/things/first' }),
  ]);
});
