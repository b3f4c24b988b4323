import type { HostedSite } from './hosted-site.ts';
import type { StudioSite } from './read-studio-file.ts';

/** The sites of `studio.yaml` that were opened since the start. */
export class HostedSites {
  readonly #hosted = new Map<string, HostedSite>();
  /** By id, the end of the site that had it before. */
  readonly #closing = new Map<string, Promise<void>>();

  /** `create` returns a site that nobody has open yet. */
  constructor(private readonly create: (site: StudioSite) => HostedSite) {}

  /** Returns a site. Resolves when one of the same id that was removed or moved has ended: two previews do not edit one folder. */
  async open(site: StudioSite): Promise<HostedSite> {
    await this.#closing.get(site.id);
    const known = this.#hosted.get(site.id) ?? this.create(site);
    this.#hosted.set(site.id, known);
    return known;
  }

  /**
   * Ends the sites that are not among those of `studio.yaml` any more, or that have another folder or address there. Cuts off the open pages of people
   * who are out.
   */
  follow(sites: readonly StudioSite[]): void {
    for (const hosted of this.#hosted.values()) {
      const { id } = hosted.site;
      if (sites.some((one) => isSame(one, hosted.site))) {
        hosted.closeEnded();
        continue;
      }
      this.#hosted.delete(id);
      const closing = hosted.close().finally(() => this.#closing.delete(id));
      this.#closing.set(id, closing);
    }
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all([...[...this.#hosted.values()].map((hosted) => hosted.close()), ...this.#closing.values()]);
  }
}

const isSame = (one: StudioSite, other: StudioSite): boolean =>
  one.id === other.id && one.project === other.project && one.content === other.content && one.address === other.address;
