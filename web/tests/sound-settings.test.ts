import { expect, it, vi } from 'vitest';

const played = vi.hoisted((): string[] => []);
vi.mock('$base/sounds', () => ({
  SOUNDS: ['turn', 'placed'],
  play: (sound: string) => void played.push(sound),
}));

it('a sound is played behind the task that tells of it, in its order', async () => {
  const { sounds } = await import('$base/sound-settings.svelte');
  sounds.play('placed');
  sounds.play('turn');
  expect(played).toEqual([]);
  await vi.waitFor(() => expect(played).toEqual(['placed', 'turn']));
});

it('a sound that is not wanted is not played', async () => {
  const { sounds } = await import('$base/sound-settings.svelte');
  played.length = 0;
  sounds.want('placed', false);
  sounds.play('placed');
  sounds.play('turn');
  await vi.waitFor(() => expect(played).toEqual(['turn']));
});
