/** The stylesheet of the service's own pages: neutral colours of its own and system fonts, so that nothing has to load. */
export const pageStyle = `
:root { color-scheme: light; --text: #1c1c22; --background: #f6f6f7; --surface: #fff; --line: #dcdce0; --quiet: #5a5a64; --focus: #1a5fd0; --link: #1a4fb4; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 2rem); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 65ch; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.lead { color: var(--quiet); overflow-wrap: anywhere; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1px; margin: 2rem 0; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; background: var(--line); }
.counts div { padding: 1rem 1.25rem; background: var(--surface); }
.counts dt { color: var(--quiet); font-size: .875rem; }
.counts dd { margin: 0; font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; line-height: 1.2; }
.messages { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
.message { border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
summary { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; align-items: start; padding: 1rem 1.25rem; cursor: pointer; list-style: none; border-radius: .75rem; }
summary::-webkit-details-marker { display: none; }
summary small { grid-column: 1 / -1; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.state { padding: .125rem .625rem; border-radius: 1rem; background: #e8e8eb; font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.state-sent { background: #d9ecea; color: #07504f; }
.state-queued { background: #fdebc8; color: #5f3f00; }
.state-dead { background: #f9dcd6; color: #8a2110; }
.details { padding: 0 1.25rem 1.25rem; border-top: 1px solid var(--line); }
pre { margin: 1rem 0; padding: 1rem; border-radius: .5rem; background: var(--background); font: .9375rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1.25rem; margin: 1rem 0 0; font-size: .875rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.empty { padding: 3rem 1.5rem; border: 1px dashed #b9b9c0; border-radius: .75rem; text-align: center; }
.empty p { margin: 0 auto; }
@media (max-width: 30rem) { .facts { grid-template-columns: 1fr; } .facts dd { margin-bottom: .5rem; } .counts { grid-template-columns: 1fr 1fr; } }
`;
