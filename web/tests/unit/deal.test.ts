// The deal: this browser sees to it that what it added, and what it was promised, are kept.
import { afterEach, expect, it, vi } from 'vitest';
import { claim, open } from '../../src/lib/client';
import type { NewTable } from '../../src/lib/types';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with a table made of what it was sent. */
function serves(deal: (added: string, commitment: string | undefined) => unknown): void {
  const answer = (path: string, { added, commitment }: { added: string; commitment?: string }) =>
    path === '/api/deals' ? { commitment: 'promised' } : { you: 1, deal: deal(added, commitment) };
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => new Response(JSON.stringify(answer(path, JSON.parse(init.body)))));
}

const wish = {} as NewTable;

it('is taken as it was promised and added to', async () => {
  serves((added, commitment = 'another') => ({ commitment, added: ['', added] }));
  expect((await open(wish)).you).toBe(1);
  expect((await claim('t', null)).you).toBe(1);
});

it('is refused with another promise, or without the own digits', async () => {
  serves((added) => ({ commitment: 'another', added: ['', added] }));
  await expect(open(wish)).rejects.toMatchObject({ code: 'unfair' });
  serves((_, commitment = 'another') => ({ commitment, added: ['', '00'] }));
  await expect(open(wish)).rejects.toMatchObject({ code: 'unfair' });
  await expect(claim('t', null)).rejects.toMatchObject({ code: 'unfair' });
});
