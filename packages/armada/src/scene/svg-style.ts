/** How Armada's shapes are printed. */
export const svgStyle = `
.piece .shape-dial { fill: #fff; stroke: #556; stroke-width: 0.6 }
.piece .shape-zone { fill: none; stroke-width: 0.8 }
.side-0 .shape-zone { stroke: #1565c0 }
.side-1 .shape-zone { stroke: #b3541e }
.piece .shape-shield { fill: #334 }
.piece .shape-shield-lost, .piece .shape-shield-none { fill: #fff; stroke: #889; stroke-width: 0.4 }
.piece .shape-shield-none { stroke: #c62828 }
.piece .shape-dot { fill: #c9a400 }
.piece .shape-panel, .piece .shape-engine, .piece .shape-cockpit { fill: #fff; fill-opacity: 0.35 }
.piece .shape-asteroidField { stroke: #55575f; stroke-width: 1.5 }
.piece .shape-debrisField { fill: #c9b99a; stroke: #7a6a49; stroke-width: 1.5; stroke-dasharray: 5 3 }
.piece .shape-station { fill: #b0bec5; stroke: #37474f; stroke-width: 2 }
.piece .shape-objective-token { fill: #fff59d; stroke: #9e8b00; stroke-width: 1.5 }
.mark-attack { stroke: #c62828; stroke-dasharray: 8 4 }
.mark-zone-name { stroke: none }
.mark-engaged { stroke: #c62828; stroke-width: 1; stroke-dasharray: 2 3 }
`;
