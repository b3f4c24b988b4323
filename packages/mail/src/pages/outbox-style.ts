/** The rules of the outbox page, after those of every page of the service. */
export const outboxStyle = `
:root { --chip: #e8e8eb; --sent: #d9ecea; --sent-text: #07504f; --queued: #fdebc8; --queued-text: #5f3f00; --dead: #f9dcd6; --dead-text: #8a2110; }
.folder { margin: 0; font-size: .875rem; }
.states { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 1px; margin: 2rem 0 1.5rem; padding: 0; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; background: var(--surface); list-style: none; }
.states li { display: grid; outline: 1px solid var(--line); }
.states a, .states div { display: grid; gap: .125rem; padding: .875rem 1.25rem; color: inherit; text-decoration: none; }
.states a:hover { background: var(--background); }
.states a:focus-visible { outline-offset: -3px; border-radius: .75rem; }
.states a[aria-current] { box-shadow: inset 0 -3px var(--text); }
.states span { color: var(--quiet); font-size: .875rem; }
.states strong { font-size: 1.75rem; font-variant-numeric: tabular-nums; line-height: 1.2; }
.filter { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1rem; }
.filter label { display: grid; gap: .25rem; min-width: 0; flex: 1 1 9rem; color: var(--quiet); font-size: .875rem; }
.filter label:first-of-type { flex: 3 1 14rem; }
input, select, button, .button { min-height: 2.75rem; max-width: 100%; padding: .5rem .875rem; border: 1px solid var(--control); border-radius: .5rem; background: var(--surface); color: var(--text); font: inherit; }
button, .button { display: inline-flex; align-items: center; cursor: pointer; text-decoration: none; font-weight: 600; }
button:hover, .button:hover { border-color: var(--text); }
.danger { border-color: var(--dead-text); background: var(--dead); color: var(--dead-text); }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; justify-content: space-between; margin: 0 0 .75rem; color: var(--quiet); font-size: .875rem; }
.bar p { margin: 0; }
.bar a { display: inline-block; padding: .375rem 0; }
.bar span { display: inline-flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; }
.notice { padding: .75rem 1.25rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--text); border-radius: .5rem; background: var(--surface); }
.messages { display: grid; gap: .75rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.message { border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); scroll-margin-top: 1rem; }
.message:target { border-color: var(--text); }
.is-done h2 { color: var(--quiet); font-weight: 400; }
summary { cursor: pointer; border-radius: .75rem; }
.message > details > summary { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem 1rem; align-items: start; padding: 1rem 1.25rem; list-style: none; }
.message > details > summary::-webkit-details-marker { display: none; }
.message > details > summary:hover h2 { text-decoration: underline; text-underline-offset: .2em; }
summary small { grid-column: 1 / -1; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.chips { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: end; }
.state { padding: .125rem .625rem; border: 1px solid transparent; border-radius: 1rem; background: var(--chip); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.state-sent { background: var(--sent); color: var(--sent-text); }
.state-queued { background: var(--queued); color: var(--queued-text); }
.state-dead { background: var(--dead); color: var(--dead-text); }
.details { padding: .25rem 1.25rem 1.25rem; border-top: 1px solid var(--line); }
.answers { margin: 1rem 0; }
.answers dt { color: var(--quiet); font-size: .875rem; }
.answers dd { margin: 0 0 .75rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.details h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
.files { margin: 0 0 1rem; padding: 0; list-style: none; }
.files a { display: inline-block; padding: .375rem 0; overflow-wrap: anywhere; }
.files small { color: var(--quiet); white-space: nowrap; }
.facts { display: grid; grid-template-columns: minmax(6rem, auto) minmax(0, 1fr); gap: .25rem 1.25rem; margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .875rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: start; margin-top: 1.25rem; }
.actions summary { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .25rem; color: var(--link); text-decoration: underline; list-style: none; }
.actions summary::-webkit-details-marker { display: none; }
.actions details p { margin: .25rem 0 .75rem; }
.empty { padding: 3rem 1.5rem; border: 1px dashed var(--control); border-radius: .75rem; text-align: center; }
.empty p { margin: 0 auto; }
@media (max-width: 30rem) { .facts { grid-template-columns: minmax(0, 1fr); } .facts dd { margin-bottom: .5rem; } .states { grid-template-columns: 1fr 1fr; } .message > details > summary { grid-template-columns: minmax(0, 1fr); } .chips { justify-content: start; } }
@media (prefers-color-scheme: dark) { :root { --chip: #35353d; --sent: #123f3e; --sent-text: #a9dedb; --queued: #4b3506; --queued-text: #f8d896; --dead: #4f1a10; --dead-text: #f6b5a8; } }
@media (forced-colors: active) { .state, .states a[aria-current] { border: 1px solid; } }
`;
